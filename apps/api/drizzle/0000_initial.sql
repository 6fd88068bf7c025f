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
	"languages" jsonb NOT NULL,
	"temple_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "priests_slug_unique" UNIQUE("slug")
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
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"series_slug" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"city" jsonb NOT NULL,
	"is_sample" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK (stars between 1 and 5)
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
	"authorisation" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "temples_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "puja_series_addons" ADD CONSTRAINT "puja_series_addons_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puja_series_addons" ADD CONSTRAINT "puja_series_addons_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_puja_id_pujas_id_fk" FOREIGN KEY ("puja_id") REFERENCES "public"."pujas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priests" ADD CONSTRAINT "priests_temple_id_temples_id_fk" FOREIGN KEY ("temple_id") REFERENCES "public"."temples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pujas" ADD CONSTRAINT "pujas_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puja_series" ADD CONSTRAINT "puja_series_temple_id_temples_id_fk" FOREIGN KEY ("temple_id") REFERENCES "public"."temples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "puja_series_addons_addon_idx" ON "puja_series_addons" USING btree ("addon_id");--> statement-breakpoint
CREATE INDEX "packages_puja_idx" ON "packages" USING btree ("puja_id","position");--> statement-breakpoint
CREATE INDEX "priests_temple_idx" ON "priests" USING btree ("temple_id");--> statement-breakpoint
CREATE INDEX "pujas_series_idx" ON "pujas" USING btree ("series_slug","start_at");--> statement-breakpoint
CREATE INDEX "pujas_open_idx" ON "pujas" USING btree ("cutoff_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "puja_series_temple_idx" ON "puja_series" USING btree ("temple_id");--> statement-breakpoint
CREATE INDEX "puja_series_deities_idx" ON "puja_series" USING gin ("deity_slugs");--> statement-breakpoint
CREATE INDEX "puja_series_purposes_idx" ON "puja_series" USING gin ("purpose_slugs");--> statement-breakpoint
CREATE INDEX "puja_series_search_idx" ON "puja_series" USING gin (to_tsvector('simple', "search_words"));--> statement-breakpoint
CREATE INDEX "reviews_series_idx" ON "reviews" USING btree ("series_slug","created_at");