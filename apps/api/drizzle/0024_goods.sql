CREATE TABLE "gems" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"title" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"purpose_slugs" text[] NOT NULL,
	"hsn" text NOT NULL,
	"gst_pct" numeric NOT NULL,
	"origin_country" text NOT NULL,
	"energising" jsonb NOT NULL,
	"returns" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"search_words" text NOT NULL,
	"title_words" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words)) STORED,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stone" text NOT NULL,
	"planet" text NOT NULL,
	"rashi_slugs" text[] NOT NULL,
	"carat" numeric NOT NULL,
	"ratti" numeric NOT NULL,
	"ratti_in_carats" numeric NOT NULL,
	"grams" numeric NOT NULL,
	"shape" text NOT NULL,
	"color" text NOT NULL,
	"origin" text NOT NULL,
	"treatment" text NOT NULL,
	"lab" text NOT NULL,
	"settings" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gems_slug_unique" UNIQUE("slug"),
	CONSTRAINT "gems_sku_unique" UNIQUE("sku"),
	CONSTRAINT "gems_taken_once" CHECK (taken in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"color" text,
	"position" integer NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_variants_taken_within_stock" CHECK (taken >= 0 and taken <= stock)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"title" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"purpose_slugs" text[] NOT NULL,
	"hsn" text NOT NULL,
	"gst_pct" numeric NOT NULL,
	"origin_country" text NOT NULL,
	"energising" jsonb NOT NULL,
	"returns" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"search_words" text NOT NULL,
	"title_words" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words)) STORED,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category" text NOT NULL,
	"deity_slugs" text[] NOT NULL,
	"material" text NOT NULL,
	"mukhi" integer,
	"mrp" jsonb NOT NULL,
	"weight_grams" numeric NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "goods_terms" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" jsonb NOT NULL,
	"hex" text,
	"position" integer NOT NULL,
	CONSTRAINT "goods_terms_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gems_popular_idx" ON "gems" USING btree ("popularity" DESC NULLS FIRST,"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_newest_idx" ON "gems" USING btree ("created_at" DESC NULLS FIRST,"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_carat_idx" ON "gems" USING btree ("carat","slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_price_inr_idx" ON "gems" USING btree (((prices->>'inr')::int),"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_price_usd_idx" ON "gems" USING btree (((prices->>'usd')::int),"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_price_eur_idx" ON "gems" USING btree (((prices->>'eur')::int),"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_stone_idx" ON "gems" USING btree ("stone","popularity" DESC NULLS FIRST,"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_planet_idx" ON "gems" USING btree ("planet","popularity" DESC NULLS FIRST,"slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_stone_carat_idx" ON "gems" USING btree ("stone","carat");--> statement-breakpoint
CREATE INDEX "gems_rashis_idx" ON "gems" USING gin ("rashi_slugs");--> statement-breakpoint
CREATE INDEX "gems_purposes_idx" ON "gems" USING gin ("purpose_slugs");--> statement-breakpoint
CREATE INDEX "gems_search_idx" ON "gems" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "product_variants_product_idx" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "products_popular_idx" ON "products" USING btree ("popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("created_at" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "products_price_inr_idx" ON "products" USING btree (((prices->>'inr')::int),"slug");--> statement-breakpoint
CREATE INDEX "products_price_usd_idx" ON "products" USING btree (((prices->>'usd')::int),"slug");--> statement-breakpoint
CREATE INDEX "products_price_eur_idx" ON "products" USING btree (((prices->>'eur')::int),"slug");--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category","popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "products_material_idx" ON "products" USING btree ("material","popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "products_mukhi_idx" ON "products" USING btree ("mukhi") WHERE mukhi is not null;--> statement-breakpoint
CREATE INDEX "products_deities_idx" ON "products" USING gin ("deity_slugs");--> statement-breakpoint
CREATE INDEX "products_purposes_idx" ON "products" USING gin ("purpose_slugs");--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search_vector");