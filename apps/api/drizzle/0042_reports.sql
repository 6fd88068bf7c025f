CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"fulfilment_id" text NOT NULL,
	"version" integer NOT NULL,
	"content_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_version" UNIQUE("fulfilment_id","version")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_fulfilment_id_fulfilments_id_fk" FOREIGN KEY ("fulfilment_id") REFERENCES "public"."fulfilments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_order_idx" ON "reports" USING btree ("order_id");