import { formatMoney } from "@aradhana/core/money";
import type { StaffConsultation } from "@aradhana/core/staff";
import { DataTable, usePermissions } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { OnlineSwitch } from "./online-switch.tsx";

const filters = stateFilter(["upcoming", "past"], { label: "When", emptyText: "Upcoming" });

const customerOf = ({ customer_name }: StaffConsultation) => customer_name ?? "A customer";
const howOf = ({ mode, minutes }: StaffConsultation) => `${words(mode)}, ${minutes} min`;

/** The queue: paid consultations, the next one first. An astrologer sees their own. */
export function ConsultationList() {
  const { permissions } = usePermissions();
  const isAstrologer = permissions === "astrologer";
  return (
    <>
      {isAstrologer && <OnlineSwitch />}
      <RecordList<StaffConsultation>
        title="Consultations"
        filters={filters}
        filterDefaultValues={{ state: "upcoming" }}
        empty={false}
        queryOptions={{ refetchInterval: 15_000 }}
        to={({ id }) => `/consultation/${id}/show`}
        primary={(row) => `${formatMoment(row.start_at)} · ${customerOf(row)}`}
        secondary={(row) => `${howOf(row)} · ${words(row.phase)}`}
      >
        <DataTable.Col<StaffConsultation> label="When" render={({ start_at }) => formatMoment(start_at)} />
        <OpenColumn<StaffConsultation> label="Customer" render={customerOf} />
        {!isAstrologer && (
          <DataTable.Col<StaffConsultation>
            label="Astrologer"
            render={({ astrologer_name }) => astrologer_name}
          />
        )}
        <DataTable.Col<StaffConsultation> label="How" render={howOf} />
        <DataTable.Col<StaffConsultation>
          label="Topic"
          render={({ topic }) => (topic ? words(topic) : "–")}
        />
        <DataTable.Col<StaffConsultation> label="Price" render={({ price }) => formatMoney(price)} />
        <DataTable.Col<StaffConsultation> label="State" render={({ phase }) => words(phase)} />
      </RecordList>
    </>
  );
}
