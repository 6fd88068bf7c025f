import { address } from "@aradhana/core/contract";
import { orderContact, type StaffOrderDetail, staffNames } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useDataProvider, useNotify, usePermissions } from "react-admin";
import type { GenericSchema, InferOutput } from "valibot";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { OrderNames } from "./order-names.tsx";

/** Name, number and address of a buyer, and who is named in the order. Each is read at a press only, because the log records who read it. */
export function PersonalData({ order }: { order: StaffOrderDetail }) {
  const { permissions } = usePermissions();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Opening them is recorded in the log.
      </Typography>
      {permissions !== "temple_desk" && (
        <Opened path={`order/${order.id}/contact`} schema={orderContact} label="Show the contact">
          {({ name, phone }) => (
            <>
              {name && <div>{name}</div>}
              <a href={`tel:+${phone.dial_code}${phone.number}`}>
                +{phone.dial_code} {phone.number}
              </a>
            </>
          )}
        </Opened>
      )}
      {order.has_address && (
        <Opened path={`order/${order.id}/address`} schema={address} label="Show the address">
          {(to) => <AddressLines to={to} />}
        </Opened>
      )}
      {order.items.some(({ kind }) => kind !== "service") && (
        <Opened path={`order/${order.id}/names`} schema={staffNames} label="Show the names">
          {(names) => <OrderNames names={names} />}
        </Opened>
      )}
    </>
  );
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** As it is written on a parcel. A town and its district often have one name, which stands there once. */
function linesOf(to: InferOutput<typeof address>): string[] {
  const town = `${to.city} ${to.postcode}`.trim();
  const district = to.district === to.city ? "" : to.district;
  const country = countryNames.of(to.country_code.toUpperCase()) ?? to.country_code;
  const lines = [to.name, to.line1, to.line2, to.landmark, town, district, to.state, country];
  return lines.filter((line) => line !== "");
}

const AddressLines = ({ to }: { to: InferOutput<typeof address> }) => (
  <address>
    {linesOf(to).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change, and two may be equal
      <div key={at}>{line}</div>
    ))}
  </address>
);

interface OpenedProps<Schema extends GenericSchema> {
  path: string;
  schema: Schema;
  label: string;
  children: (result: InferOutput<Schema>) => React.ReactNode;
}

function Opened<Schema extends GenericSchema>({ path, schema, label, children }: OpenedProps<Schema>) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const [result, setResult] = useState<InferOutput<Schema>>();
  if (result !== undefined) return <div className="opened">{children(result)}</div>;
  const open = () =>
    data.read(path, schema).then(
      (read) => setResult(read as InferOutput<Schema>),
      (error: Error) => notify(error.message, { type: "error" }),
    );
  return <Button onClick={() => void open()}>{label}</Button>;
}
