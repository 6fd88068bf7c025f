DROP INDEX "chadhaavas_open_idx";--> statement-breakpoint
DROP INDEX "pujas_open_idx";--> statement-breakpoint
DROP INDEX "chadhaavas_series_idx";--> statement-breakpoint
DROP INDEX "chadhaavas_soonest_idx";--> statement-breakpoint
DROP INDEX "pujas_series_idx";--> statement-breakpoint
DROP INDEX "pujas_soonest_idx";--> statement-breakpoint
CREATE INDEX "chadhaavas_series_idx" ON "chadhaavas" USING btree ("series_slug","cutoff_at");--> statement-breakpoint
CREATE INDEX "chadhaavas_soonest_idx" ON "chadhaavas" USING btree ("start_at","series_slug","cutoff_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "pujas_series_idx" ON "pujas" USING btree ("series_slug","cutoff_at");--> statement-breakpoint
CREATE INDEX "pujas_soonest_idx" ON "pujas" USING btree ("start_at","series_slug","cutoff_at") WHERE state = 'published';