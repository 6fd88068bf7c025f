CREATE TABLE "customer_phones" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"phone_index" text NOT NULL,
	"phone_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_phones_phoneIndex_unique" UNIQUE("phone_index")
);
--> statement-breakpoint
ALTER TABLE "customer_phones" ADD CONSTRAINT "customer_phones_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_phones_customer_idx" ON "customer_phones" USING btree ("customer_id","created_at");