import { formatMoney } from "@aradhana/core/money";
import { type StaffCoupon, staffCoupon } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, DataTable, usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";

const rupees = (amount: number) => formatMoney({ amount, currency: "inr" });

const discountOf = ({ discount }: StaffCoupon) =>
  discount.kind === "flat"
    ? rupees(discount.flat.inr)
    : `${discount.pct} %${discount.cap ? `, at most ${rupees(discount.cap.inr)}` : ""}`;

const periodOf = ({ starts_at, ends_at }: StaffCoupon) =>
  `${formatMoment(starts_at)} – ${ends_at ? formatMoment(ends_at) : "without end"}`;

function EndButton({ code, ends_at }: StaffCoupon) {
  const { permissions } = usePermissions();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({ done: `${code} has ended.`, schema: staffCoupon });
  if (permissions !== "owner" || (ends_at && Date.parse(ends_at) <= Date.now())) return null;
  return (
    <>
      <Button disabled={isPending} onClick={() => setAsking(true)}>
        End
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`End ${code}?`}
        content="Nobody can use it from now on. It cannot be started again."
        confirm="End it"
        onConfirm={() => {
          run(`coupon/${code}/end`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** All discount codes, the latest to start first. */
export const CouponList = () => (
  <RecordList<StaffCoupon & { id: string }>
    title="Coupons"
    primary={(coupon) => `${coupon.code} · ${discountOf(coupon)}`}
    secondary={(coupon) => (
      <>
        {periodOf(coupon)} <EndButton {...coupon} />
      </>
    )}
  >
    <DataTable.Col<StaffCoupon> label="Code" render={({ code }) => code} />
    <DataTable.Col<StaffCoupon> label="Discount" render={discountOf} />
    <DataTable.Col<StaffCoupon> label="From order value" render={({ min_total }) => rupees(min_total.inr)} />
    <DataTable.Col<StaffCoupon> label="Valid" render={periodOf} />
    <DataTable.Col<StaffCoupon> label="Actions" render={(coupon) => <EndButton {...coupon} />} />
  </RecordList>
);
