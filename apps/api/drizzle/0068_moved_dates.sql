ALTER TABLE "chadhaavas" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pujas" ADD COLUMN "moved_at" timestamp with time zone;