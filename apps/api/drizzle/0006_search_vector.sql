DROP INDEX "puja_series_search_idx";--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_words)) STORED;--> statement-breakpoint
CREATE INDEX "puja_series_search_idx" ON "puja_series" USING gin ("search_vector");