import { partnerKey, partnerWebhookSecret, type StaffPartner } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { ShownOnce } from "./shown-once.tsx";

/** Gives a partner a new key, and its events a new secret; each is shown once. */
export function PartnerSecrets() {
  const partner = useRecordContext<StaffPartner>();
  if (!partner) return null;
  const { id, name } = partner;
  return (
    <Paper className="panel aside-panel" component="section">
      <Typography component="h2" variant="h6">
        Key
      </Typography>
      <p className="soft">Its servers send it as X-Partner-Key to read the state of an order.</p>
      <p className="soft">Partner id: {id}</p>
      <ShownOnce
        noun="key"
        path={`partner/${id}/key`}
        schema={partnerKey}
        valueOf={({ key }) => key}
        exists={partner.has_key}
        question={`A new key for ${name}?`}
        warning="The old key ends at once: the partner's servers get no answers until they have the new one."
      />
      <Typography component="h2" variant="h6">
        Events
      </Typography>
      <p className="soft">With an address and a secret, its server gets what happens to its orders.</p>
      <ShownOnce
        noun="secret"
        path={`partner/${id}/webhookSecret`}
        schema={partnerWebhookSecret}
        valueOf={({ secret }) => secret}
        exists={partner.has_webhook_secret}
        question={`A new secret for ${name}?`}
        warning="Events are signed with the new secret at once: the partner's server refuses them until it has it."
      />
      <p>
        <Link to={`/partnerEvent?filter=${encodeURIComponent(JSON.stringify({ partner_id: id }))}`}>
          What was sent
        </Link>
      </p>
    </Paper>
  );
}
