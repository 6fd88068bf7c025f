DROP INDEX "gems_stone_carat_idx";--> statement-breakpoint
CREATE INDEX "gems_planet_carat_idx" ON "gems" USING btree ("planet","carat","slug") WHERE taken = 0 and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "gems_stone_carat_idx" ON "gems" USING btree ("stone","carat","slug") WHERE taken = 0 and withdrawn_at is null;