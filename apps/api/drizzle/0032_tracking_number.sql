ALTER TABLE "fulfilments" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "tracking_number" text;