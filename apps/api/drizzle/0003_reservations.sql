CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"customer_id" text,
	"pooja_id" text NOT NULL,
	"package_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_held" boolean NOT NULL,
	"holds_seat" boolean NOT NULL,
	"asked_by" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_held_idx" ON "reservations" USING btree ("holder") WHERE is_held;--> statement-breakpoint
CREATE INDEX "reservations_over_idx" ON "reservations" USING btree ("expires_at") WHERE is_held;--> statement-breakpoint
CREATE INDEX "reservations_network_idx" ON "reservations" USING btree ("pooja_id","asked_by") WHERE is_held;