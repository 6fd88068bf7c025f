ALTER TABLE "chadhaava_series" ADD COLUMN "title_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "title_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chadhaava_series" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words)) STORED;--> statement-breakpoint
CREATE INDEX "chadhaava_series_search_idx" ON "chadhaava_series" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "puja_series" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words)) STORED;--> statement-breakpoint
CREATE INDEX "puja_series_search_idx" ON "puja_series" USING gin ("search_vector");
