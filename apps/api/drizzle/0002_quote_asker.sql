ALTER TABLE "quotes" ADD COLUMN "asked_by" text;--> statement-breakpoint
CREATE INDEX "quotes_asked_idx" ON "quotes" USING btree ("asked_by","created_at");