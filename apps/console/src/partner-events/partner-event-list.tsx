import type { StaffPartnerEvent } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { DataTable } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { OrderNumber } from "../orders/order-number.tsx";

const filters = stateFilter(["waiting", "delivered", "failed"]);

function SendAgain({ id, state }: StaffPartnerEvent) {
  const { run, isPending } = useAction({ done: "It is sent again now." });
  if (state === "waiting") return null;
  return (
    <Button disabled={isPending} onClick={() => run(`partnerEvent/${id}/sendAgain`)}>
      Send again
    </Button>
  );
}

const OrderLink = ({ order_id, order_number }: StaffPartnerEvent) => (
  <OrderNumber id={order_id} number={order_number} />
);

const attemptsOf = ({ attempts, last_result, next_attempt_at }: StaffPartnerEvent) =>
  [
    last_result ? `${attempts}, the last one: ${last_result}` : attempts,
    next_attempt_at && attempts > 0 && `next ${formatMoment(next_attempt_at)}`,
  ]
    .filter(Boolean)
    .join("; ");

/** What was sent to the servers of partners, and what they answered. */
export const PartnerEventList = () => (
  <RecordList<StaffPartnerEvent>
    title="Partner events"
    filters={filters}
    empty={false}
    primary={({ type, partner_name }) => `${type} · ${partner_name}`}
    secondary={(event) => (
      <>
        <OrderLink {...event} /> · {words(event.state)}, {attemptsOf(event)} <SendAgain {...event} />
      </>
    )}
  >
    <DataTable.Col<StaffPartnerEvent> label="When" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<StaffPartnerEvent> label="Partner" render={({ partner_name }) => partner_name} />
    <DataTable.Col<StaffPartnerEvent> label="Event" render={({ type }) => type} />
    <DataTable.Col<StaffPartnerEvent> label="Order" render={(event) => <OrderLink {...event} />} />
    <DataTable.Col<StaffPartnerEvent> label="State" render={({ state }) => words(state)} />
    <DataTable.Col<StaffPartnerEvent> label="Attempts" render={attemptsOf} />
    <DataTable.Col<StaffPartnerEvent> label="Actions" render={(event) => <SendAgain {...event} />} />
  </RecordList>
);
