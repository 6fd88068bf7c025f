CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"rejection" text,
	"restocked" boolean DEFAULT false NOT NULL,
	"refund_request_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_itemId_unique" UNIQUE("item_id")
);
--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_request_id_refund_requests_id_fk" FOREIGN KEY ("refund_request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_state_idx" ON "returns" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "returns_refund_idx" ON "returns" USING btree ("refund_request_id") WHERE refund_request_id is not null;--> statement-breakpoint
UPDATE fulfilments SET delivered_at = (SELECT max(at) FROM order_events WHERE order_events.order_id = fulfilments.order_id AND order_events.state = 'delivered') WHERE kind = 'parcel' AND state = 'delivered';
