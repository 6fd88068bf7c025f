ALTER TABLE "refunds" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_check_idx" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
-- Refunds that gateways took before they were checked: each may have lost its webhook.
UPDATE "refunds" SET "next_check_at" = now() WHERE "state" = 'initiated' AND "refund_ref" IS NOT NULL;
