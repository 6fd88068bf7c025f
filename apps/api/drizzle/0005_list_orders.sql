CREATE INDEX "pujas_soonest_idx" ON "pujas" USING btree ("start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "pujas_price_inr_idx" ON "pujas" USING btree (((price_from->>'inr')::int),"start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "pujas_price_usd_idx" ON "pujas" USING btree (((price_from->>'usd')::int),"start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "pujas_price_eur_idx" ON "pujas" USING btree (((price_from->>'eur')::int),"start_at","series_slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "puja_series_popular_idx" ON "puja_series" USING btree ("popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
ALTER TABLE "pujas" ADD CONSTRAINT "pujas_close_before_they_start" CHECK (cutoff_at <= start_at);