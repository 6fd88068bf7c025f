ALTER TABLE "orders" ADD COLUMN "invoice_to_sealed" text;--> statement-breakpoint
CREATE INDEX "orders_invoice_to_idx" ON "orders" USING btree ("id") WHERE invoice_to_sealed is not null;