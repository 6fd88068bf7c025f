CREATE TABLE "callbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_index" text NOT NULL,
	"pooja_id" text,
	"details_sealed" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "callbacks_once" UNIQUE NULLS NOT DISTINCT("phone_index","pooja_id")
);
--> statement-breakpoint
CREATE INDEX "callbacks_due_idx" ON "callbacks" USING btree ("due_at") WHERE forwarded_at is null or confirmed_at is null;--> statement-breakpoint
CREATE INDEX "callbacks_requested_idx" ON "callbacks" USING btree ("requested_at");