CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "chadhaavas" (
	"id" text PRIMARY KEY NOT NULL,
	"occasion" jsonb NOT NULL,
	"tithi" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"tz" text NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"sankalp_cutoff_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"price_from" jsonb NOT NULL,
	"series_slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chadhaavas_close_before_they_start" CHECK (cutoff_at <= start_at)
);
--> statement-breakpoint
CREATE TABLE "offerings" (
	"id" text PRIMARY KEY NOT NULL,
	"series_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"what_is_offered" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"step" integer NOT NULL,
	"min_qty" integer NOT NULL,
	"max_qty" integer NOT NULL,
	"holds" jsonb,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offerings_series_slug" UNIQUE("series_slug","slug"),
	CONSTRAINT "offerings_quantities" CHECK (step >= 1 and min_qty >= 1 and min_qty <= max_qty)
);
--> statement-breakpoint
CREATE TABLE "chadhaava_series" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"temple_id" text NOT NULL,
	"deity_slugs" text[] NOT NULL,
	"purpose_slugs" text[] NOT NULL,
	"authorisation" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"occasion_meaning" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"prasad" jsonb,
	"faqs" jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"tax" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"search_words" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_words)) STORED,
	"name_limit" integer NOT NULL,
	"proof_eta_hours" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"bucket" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "pooja_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "package_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "package_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "chadhaava_id" text;--> statement-breakpoint
ALTER TABLE "chadhaavas" ADD CONSTRAINT "chadhaavas_series_slug_chadhaava_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."chadhaava_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_series_slug_chadhaava_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."chadhaava_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD CONSTRAINT "chadhaava_series_temple_id_temples_id_fk" FOREIGN KEY ("temple_id") REFERENCES "public"."temples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chadhaavas_series_idx" ON "chadhaavas" USING btree ("series_slug","start_at");--> statement-breakpoint
CREATE INDEX "chadhaavas_open_idx" ON "chadhaavas" USING btree ("cutoff_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "chadhaavas_soonest_idx" ON "chadhaavas" USING btree ("start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "chadhaavas_price_inr_idx" ON "chadhaavas" USING btree (((price_from->>'inr')::int),"start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "chadhaavas_price_usd_idx" ON "chadhaavas" USING btree (((price_from->>'usd')::int),"start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "chadhaavas_price_eur_idx" ON "chadhaavas" USING btree (((price_from->>'eur')::int),"start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "chadhaava_series_temple_idx" ON "chadhaava_series" USING btree ("temple_id");--> statement-breakpoint
CREATE INDEX "chadhaava_series_popular_idx" ON "chadhaava_series" USING btree ("popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "chadhaava_series_deities_idx" ON "chadhaava_series" USING gin ("deity_slugs");--> statement-breakpoint
CREATE INDEX "chadhaava_series_purposes_idx" ON "chadhaava_series" USING gin ("purpose_slugs");--> statement-breakpoint
CREATE INDEX "chadhaava_series_search_idx" ON "chadhaava_series" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "login_tickets_customer_idx" ON "login_tickets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "login_tickets_expiry_idx" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_windows_end_idx" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "orders_asked_idx" ON "orders" USING btree ("asked_by","payable_until") WHERE customer_id is null and state in ('created', 'payment_pending', 'payment_failed');--> statement-breakpoint
CREATE INDEX "orders_temp_idx" ON "orders" USING btree ("temp_order_id") WHERE temp_order_id is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_are_for_one_rite" CHECK ((type = 'pooja' and pooja_id is not null and package_id is not null and package_name is not null and chadhaava_id is null)
        or (type = 'chadhaava' and chadhaava_id is not null and pooja_id is null and package_id is null));