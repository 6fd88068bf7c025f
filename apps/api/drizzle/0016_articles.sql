CREATE TABLE "article_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"cover" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"series_slug" text,
	"published_at" timestamp with time zone NOT NULL,
	"revised_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"title_words" text NOT NULL,
	"search_words" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_article_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."article_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_newest_idx" ON "articles" USING btree ("published_at" DESC NULLS LAST,"slug") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category");--> statement-breakpoint
CREATE INDEX "articles_search_idx" ON "articles" USING gin ("search_vector");