CREATE TABLE "addons" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"max_qty" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "puja_series_addons" (
	"series_slug" text NOT NULL,
	"addon_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "puja_series_addons_series_slug_addon_id_pk" PRIMARY KEY("series_slug","addon_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"pct" integer,
	"flat" jsonb,
	"cap" jsonb,
	"min_total" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_upper" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_kind_has_value" CHECK (("coupons"."kind" = 'pct' and "coupons"."pct" between 1 and 90) or ("coupons"."kind" = 'flat' and "coupons"."flat" is not null))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_index" text NOT NULL,
	"phone_sealed" text NOT NULL,
	"name_sealed" text,
	"email_sealed" text,
	"language" text NOT NULL,
	"country_code" text NOT NULL,
	"whatsapp_opt_in" boolean DEFAULT false NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_phoneIndex_unique" UNIQUE("phone_index")
);
--> statement-breakpoint
CREATE TABLE "deities" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"image_alt" jsonb NOT NULL,
	"aliases" text[] NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_index" text NOT NULL,
	"phone_sealed" text NOT NULL,
	"address_index" text NOT NULL,
	"code_mac" text NOT NULL,
	"language" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dev_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dev_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"message_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"evidence_url" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" text,
	"title" jsonb,
	"qty" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" text,
	"session_index" text,
	"contact_sealed" text NOT NULL,
	"contact_phone_index" text NOT NULL,
	"address_sealed" text,
	"whatsapp_opt_in" boolean NOT NULL,
	"language" text NOT NULL,
	"pooja_id" text NOT NULL,
	"package_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"slug" text NOT NULL,
	"temple" jsonb NOT NULL,
	"package_name" jsonb NOT NULL,
	"is_vip" boolean NOT NULL,
	"max_devotees" integer NOT NULL,
	"muhurat_start_at" timestamp with time zone NOT NULL,
	"muhurat_end_at" timestamp with time zone NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"sankalp_cutoff_at" timestamp with time zone NOT NULL,
	"video_eta_hours" integer,
	"prasad_eta_days" integer,
	"policy" jsonb NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"totals" jsonb NOT NULL,
	"split" jsonb NOT NULL,
	"grand" bigint NOT NULL,
	"quote_id" text NOT NULL,
	"coupon_code" text,
	"partner_id" text,
	"temp_order_id" text,
	"attribution" jsonb NOT NULL,
	"payable_until" timestamp with time zone NOT NULL,
	"holds_seat" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_once" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"gateway_order_id" text NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_order_id" text,
	"gateway_payment_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"method" text,
	"reference" text,
	"redirect_url" text,
	"return_url" text NOT NULL,
	"watched_since" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_gateway_order" UNIQUE("gateway","gateway_order_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refund_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_money" UNIQUE("gateway","gateway_payment_id")
);
--> statement-breakpoint
CREATE TABLE "review_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "review_queue_subject" UNIQUE("reason","subject")
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"order_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"payment_ref" text,
	"bank_reference" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_attemptId_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"slug" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "priests" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"lineage" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"temple_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "priests_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"puja_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"devotees_min" integer NOT NULL,
	"devotees_max" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"is_vip" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"ships_prasad" boolean NOT NULL,
	"live_call" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pujas" (
	"id" text PRIMARY KEY NOT NULL,
	"series_slug" text NOT NULL,
	"occasion" jsonb NOT NULL,
	"tithi" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"tz" text NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"sankalp_cutoff_at" timestamp with time zone NOT NULL,
	"capacity" integer,
	"booked" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"price_from" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pujas_booked_within_capacity" CHECK (booked >= 0 and (capacity is null or booked <= capacity))
);
--> statement-breakpoint
CREATE TABLE "puja_series" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"temple_id" text NOT NULL,
	"deity_slugs" text[] NOT NULL,
	"purpose_slugs" text[] NOT NULL,
	"priest_ids" text[] NOT NULL,
	"kind" text NOT NULL,
	"is_vip" boolean NOT NULL,
	"bnpl_enabled" boolean NOT NULL,
	"authorisation" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"occasion_meaning" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"inclusions" jsonb NOT NULL,
	"receives" jsonb NOT NULL,
	"prasad" jsonb,
	"faqs" jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"tax" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"search_words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purposes" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purposes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"wanted" jsonb NOT NULL,
	"currency" text NOT NULL,
	"price" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"series_slug" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"city" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sankalp_versions" (
	"sankalp_id" text NOT NULL,
	"n" integer NOT NULL,
	"content_sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sankalp_versions_sankalp_id_n_pk" PRIMARY KEY("sankalp_id","n")
);
--> statement-breakpoint
CREATE TABLE "sankalps" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"content_sealed" text NOT NULL,
	"submitted" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sankalps_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temples" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"image" text NOT NULL,
	"image_alt" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "temples_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vault_seal" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "puja_series_addons" ADD CONSTRAINT "puja_series_addons_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puja_series_addons" ADD CONSTRAINT "puja_series_addons_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priests" ADD CONSTRAINT "priests_temple_id_temples_id_fk" FOREIGN KEY ("temple_id") REFERENCES "public"."temples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_puja_id_pujas_id_fk" FOREIGN KEY ("puja_id") REFERENCES "public"."pujas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pujas" ADD CONSTRAINT "pujas_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puja_series" ADD CONSTRAINT "puja_series_temple_id_temples_id_fk" FOREIGN KEY ("temple_id") REFERENCES "public"."temples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sankalp_versions" ADD CONSTRAINT "sankalp_versions_sankalp_id_sankalps_id_fk" FOREIGN KEY ("sankalp_id") REFERENCES "public"."sankalps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sankalps" ADD CONSTRAINT "sankalps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "puja_series_addons_addon_idx" ON "puja_series_addons" USING btree ("addon_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_phone_idx" ON "otp_challenges" USING btree ("phone_index","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_address_idx" ON "otp_challenges" USING btree ("address_index","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_created_idx" ON "otp_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_tried_idx" ON "otp_challenges" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "dev_messages_created_idx" ON "dev_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order_idx" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_links_order_idx" ON "order_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_session_idx" ON "orders" USING btree ("session_index");--> statement-breakpoint
CREATE INDEX "orders_phone_idx" ON "orders" USING btree ("contact_phone_index");--> statement-breakpoint
CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state","payable_until");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_check_idx" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due_idx" ON "sandbox_webhooks" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "priests_temple_idx" ON "priests" USING btree ("temple_id");--> statement-breakpoint
CREATE INDEX "packages_puja_idx" ON "packages" USING btree ("puja_id","position");--> statement-breakpoint
CREATE INDEX "pujas_series_idx" ON "pujas" USING btree ("series_slug","start_at");--> statement-breakpoint
CREATE INDEX "pujas_open_idx" ON "pujas" USING btree ("cutoff_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "puja_series_temple_idx" ON "puja_series" USING btree ("temple_id");--> statement-breakpoint
CREATE INDEX "puja_series_deities_idx" ON "puja_series" USING gin ("deity_slugs");--> statement-breakpoint
CREATE INDEX "puja_series_purposes_idx" ON "puja_series" USING gin ("purpose_slugs");--> statement-breakpoint
CREATE INDEX "puja_series_search_idx" ON "puja_series" USING gin (to_tsvector('simple', "search_words"));--> statement-breakpoint
CREATE INDEX "quotes_expiry_idx" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reviews_series_idx" ON "reviews" USING btree ("series_slug","created_at");--> statement-breakpoint
CREATE INDEX "sessions_customer_idx" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");