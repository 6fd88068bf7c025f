ALTER TABLE "refunds" DROP CONSTRAINT "refunds_money";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_mistake" ON "refunds" USING btree ("gateway","gateway_payment_id") WHERE reason in ('second_payment', 'too_late');--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_ref" UNIQUE("gateway","refund_ref");