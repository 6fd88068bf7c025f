import { isNotPaid } from "@aradhana/core/payment";
import { useState } from "react";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { Changes } from "../changes/changes.tsx";
import type { AnsweredOrder } from "../order/use-order.ts";
import { OrderReviews } from "../review/order-reviews.tsx";
import { BookedPuja } from "./booked-puja.tsx";
import { InvoiceButton } from "./invoice-button.tsx";
import { NextStep } from "./next-step.tsx";
import styles from "./order.module.css";
import { OrderHead } from "./order-head.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { Paid } from "./paid.tsx";
import { Parts } from "./parts.tsx";
import { Plans } from "./plans.tsx";
import { Proofs } from "./proofs.tsx";
import { SankalpPart } from "./sankalp-part.tsx";

/** In a cart, each ritual shows by itself whose names are missing. */
const isOfNames = ({ next_action }: AnsweredOrder["order"]) =>
  next_action === "fill_sankalp" || next_action === "edit_sankalp";

/** Everything about one order, the next thing to do first. */
export function OrderPage({ booked, onChanged }: { booked: AnsweredOrder; onChanged: () => void }) {
  const { order } = booked;
  const ritual = orderedRitual(booked);
  const [isOffered, setOffered] = useState(false);

  return (
    <div className={styles.page}>
      <OrderHead order={order} title={ritual.title} count={order.parts?.length} />
      {order.parts && isOfNames(order) ? null : <NextStep booked={booked} isOffered={isOffered} />}
      <Parts booked={booked} />
      <OrderProgress order={order} serverTime={booked.server_time} />
      <BookedPuja booked={booked} />
      <SankalpPart sankalp={booked.sankalp} />
      <Proofs proofs={booked.proofs} ritual={ritual} isAwaited={!isNotPaid(order.state)} />
      <OrderReviews order={order} />
      <Changes order={order} onChanged={onChanged} onOffered={setOffered} />
      <Paid order={order} />
      <InvoiceButton order={order} />
      <Plans booked={booked} />
    </div>
  );
}
