ALTER TABLE "astrologers" ADD COLUMN "title_words" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "astrologers" ALTER COLUMN "title_words" DROP DEFAULT;--> statement-breakpoint
CREATE TRIGGER "astrologers_search" AFTER INSERT OR DELETE OR UPDATE OF id, title_words, search_words, withdrawn_at ON "astrologers" FOR EACH ROW EXECUTE FUNCTION add_to_search('astrologer', 'id');--> statement-breakpoint
UPDATE astrologers SET title_words = lower(name ->> 'en');
