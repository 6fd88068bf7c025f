ALTER TABLE "chadhaava_series" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "withdrawn_at" timestamp with time zone;