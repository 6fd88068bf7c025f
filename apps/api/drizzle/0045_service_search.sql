ALTER TABLE "service_packages" ADD COLUMN "title_words" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "search_words" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "service_packages" ALTER COLUMN "title_words" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "service_packages" ALTER COLUMN "search_words" DROP DEFAULT;--> statement-breakpoint
CREATE TRIGGER "service_packages_search" AFTER INSERT OR DELETE OR UPDATE OF slug, title_words, search_words, withdrawn_at ON "service_packages" FOR EACH ROW EXECUTE FUNCTION add_to_search('service', 'slug');--> statement-breakpoint
UPDATE service_packages SET title_words = lower(title ->> 'en'), search_words = lower(summary ->> 'en');
