import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";

interface NotReadProps {
  error: Error;
  onRetry(): void;
}

/** Says in place that something could not be read, and reads it again at a press. */
export const NotRead = ({ error, onRetry }: NotReadProps) => (
  <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
    {error.message}
  </Alert>
);
