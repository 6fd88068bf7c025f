ALTER TABLE "orders" ADD COLUMN "placed_by" text;--> statement-breakpoint
-- Only a partner's id is looked up by it.
UPDATE "orders" SET "placed_by" = "customer_id" WHERE "temp_order_id" IS NOT NULL AND "customer_id" IS NOT NULL;
