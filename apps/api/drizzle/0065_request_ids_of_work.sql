ALTER TABLE "outbox" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "partner_events" ADD COLUMN "request_id" text;