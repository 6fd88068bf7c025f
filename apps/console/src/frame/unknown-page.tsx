import Paper from "@mui/material/Paper";
import { Title } from "react-admin";
import { Link } from "react-router-dom";

/** An address that the console does not have. */
export const UnknownPage = () => (
  <div className="stack">
    <Title title="Page not found" />
    <Paper className="panel" component="section">
      <p>The console has no page at this address.</p>
      <Link to="/">Go to the start</Link>
    </Paper>
  </div>
);
