CREATE TABLE "message_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"template" text NOT NULL,
	"channel" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"state" text NOT NULL,
	"error_code" text,
	"sent_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_deliveries_ref" UNIQUE("provider","provider_ref")
);
--> statement-breakpoint
ALTER TABLE "message_deliveries" ADD CONSTRAINT "message_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_deliveries_order_idx" ON "message_deliveries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "message_deliveries_sent_idx" ON "message_deliveries" USING btree ("sent_at");