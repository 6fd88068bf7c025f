ALTER TABLE "reviews" DROP CONSTRAINT "reviews_series_slug_puja_series_slug_fk";
--> statement-breakpoint
DROP INDEX "reviews_series_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "type" text DEFAULT 'pooja' NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_subject_idx" ON "reviews" USING btree ("type","series_slug","created_at");