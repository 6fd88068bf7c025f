CREATE TABLE "mandate_charges" (
	"mandate_id" text NOT NULL,
	"due_on" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"notice_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"amount" bigint,
	"tries" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandate_charges_mandate_id_due_on_pk" PRIMARY KEY("mandate_id","due_on"),
	CONSTRAINT "mandate_charges_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"first_order_id" text NOT NULL,
	"last_order_id" text NOT NULL,
	"type" text NOT NULL,
	"frequency" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"currency" text NOT NULL,
	"max_amount" bigint NOT NULL,
	"state" text NOT NULL,
	"paused_by" text,
	"gateway" text,
	"gateway_ref" text,
	"last_starts_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"next_step_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandates_firstOrderId_unique" UNIQUE("first_order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_mandates" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_mandate_id" text NOT NULL,
	"frequency" text NOT NULL,
	"max_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"declines" boolean DEFAULT false NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_mandates_shopMandateId_unique" UNIQUE("shop_mandate_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "mandate_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mandate_charges" ADD CONSTRAINT "mandate_charges_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_charges" ADD CONSTRAINT "mandate_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_first_order_id_orders_id_fk" FOREIGN KEY ("first_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_last_order_id_orders_id_fk" FOREIGN KEY ("last_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandates_customer_idx" ON "mandates" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "mandates_step_idx" ON "mandates" USING btree ("next_step_at") WHERE state = 'active';--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_mandate_id_sandbox_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sandbox_mandates"("id") ON DELETE no action ON UPDATE no action;