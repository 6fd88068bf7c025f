ALTER TABLE "messages" ADD COLUMN "item_type" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "item_id" text;