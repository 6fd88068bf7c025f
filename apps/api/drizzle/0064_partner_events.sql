CREATE TABLE "partner_events" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"key" text,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"last_result" text,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_events_once" UNIQUE("order_id","key")
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "webhook_url" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "webhook_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "partner_events" ADD CONSTRAINT "partner_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_events" ADD CONSTRAINT "partner_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_events_due_idx" ON "partner_events" USING btree ("partner_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "partner_events_created_idx" ON "partner_events" USING btree ("created_at","id");