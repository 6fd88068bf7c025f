ALTER TABLE "gateway_events" ADD COLUMN "payment_ref" text;--> statement-breakpoint
CREATE INDEX "gateway_events_order_idx" ON "gateway_events" USING btree ("gateway","gateway_order_id");