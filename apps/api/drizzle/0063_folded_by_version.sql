ALTER TABLE "articles" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "astrologers" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "astrologers" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "chadhaava_series" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gems" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "gems" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "puja_series" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "search_texts" jsonb;--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "fold_version" integer DEFAULT 0 NOT NULL;