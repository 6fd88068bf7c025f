CREATE TABLE "search_postings" (
	"word" integer NOT NULL,
	"entry" integer NOT NULL,
	"rank" real NOT NULL,
	"popularity" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_entries_pooja_idx";--> statement-breakpoint
DROP INDEX "search_entries_chadhaava_idx";--> statement-breakpoint
DROP INDEX "search_entries_abhimantrit_idx";--> statement-breakpoint
DROP INDEX "search_entries_gemstone_idx";--> statement-breakpoint
DROP INDEX "search_entries_article_idx";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "search_words_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "temples" ADD COLUMN "title_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_postings_best_idx" ON "search_postings" USING btree ("word","rank" DESC NULLS LAST,"popularity" DESC NULLS LAST,"entry");--> statement-breakpoint
CREATE INDEX "search_postings_entry_idx" ON "search_postings" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("kind","word" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_number_unique" UNIQUE("number");--> statement-breakpoint
CREATE FUNCTION add_search_postings(entry search_entries) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words (kind, word) SELECT entry.kind, lexeme FROM unnest(entry.words) ORDER BY lexeme ON CONFLICT DO NOTHING;
	INSERT INTO search_postings (word, entry, rank, popularity)
		SELECT search_words.number, entry.number, ts_rank(entry.words, lexeme::tsquery), entry.popularity
		FROM unnest(entry.words) JOIN search_words ON search_words.kind = entry.kind AND search_words.word = lexeme;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
-- Arguments: the kind of the entry, and the column of its id. Columns of the same name are copied.
DECLARE
	new_id text;
	old_id text;
	replaced integer;
	entry search_entries;
BEGIN
	IF TG_OP <> 'INSERT' THEN old_id := to_jsonb(OLD) ->> TG_ARGV[1]; END IF;
	IF TG_OP <> 'DELETE' AND to_jsonb(NEW) ->> 'withdrawn_at' IS NULL THEN new_id := to_jsonb(NEW) ->> TG_ARGV[1]; END IF;
	DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND id IN (new_id, old_id) RETURNING number INTO replaced;
	DELETE FROM search_postings WHERE search_postings.entry = replaced;
	IF new_id IS NULL THEN RETURN NULL; END IF;
	entry := jsonb_populate_record(NULL::search_entries, jsonb_build_object('popularity', 0) || to_jsonb(NEW));
	INSERT INTO search_entries (kind, id, words, popularity, temple_id, deity_slugs, purpose_slugs, is_vip)
		VALUES (TG_ARGV[0], new_id, setweight(to_tsvector('simple', NEW.title_words), 'A') || to_tsvector('simple', NEW.search_words),
			entry.popularity, entry.temple_id, entry.deity_slugs, entry.purpose_slugs, entry.is_vip)
		RETURNING * INTO entry;
	PERFORM add_search_postings(entry);
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "puja_series_search" ON "puja_series";--> statement-breakpoint
CREATE TRIGGER "puja_series_search" AFTER INSERT OR DELETE OR UPDATE OF slug, title_words, search_words, withdrawn_at, popularity, temple_id, deity_slugs, purpose_slugs, is_vip ON "puja_series" FOR EACH ROW EXECUTE FUNCTION add_to_search('pooja', 'slug');--> statement-breakpoint
DROP TRIGGER "chadhaava_series_search" ON "chadhaava_series";--> statement-breakpoint
CREATE TRIGGER "chadhaava_series_search" AFTER INSERT OR DELETE OR UPDATE OF slug, title_words, search_words, withdrawn_at, popularity, temple_id, deity_slugs, purpose_slugs ON "chadhaava_series" FOR EACH ROW EXECUTE FUNCTION add_to_search('chadhaava', 'slug');--> statement-breakpoint
DROP TRIGGER "products_search" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_search" AFTER INSERT OR DELETE OR UPDATE OF id, title_words, search_words, withdrawn_at, popularity ON "products" FOR EACH ROW EXECUTE FUNCTION add_to_search('abhimantrit', 'id');--> statement-breakpoint
DROP TRIGGER "gems_search" ON "gems";--> statement-breakpoint
CREATE TRIGGER "gems_search" AFTER INSERT OR DELETE OR UPDATE OF id, title_words, search_words, withdrawn_at, popularity ON "gems" FOR EACH ROW EXECUTE FUNCTION add_to_search('gemstone', 'id');--> statement-breakpoint
DROP TRIGGER "articles_search" ON "articles";--> statement-breakpoint
CREATE TRIGGER "articles_search" AFTER INSERT OR DELETE OR UPDATE OF slug, title_words, search_words, withdrawn_at ON "articles" FOR EACH ROW EXECUTE FUNCTION add_to_search('article', 'slug');--> statement-breakpoint
CREATE TRIGGER "temples_search" AFTER INSERT OR DELETE OR UPDATE OF id, title_words, search_words ON "temples" FOR EACH ROW EXECUTE FUNCTION add_to_search('temple', 'id');--> statement-breakpoint
UPDATE search_entries SET popularity = products.popularity FROM products WHERE search_entries.kind = 'abhimantrit' AND search_entries.id = products.id;--> statement-breakpoint
UPDATE search_entries SET popularity = gems.popularity FROM gems WHERE search_entries.kind = 'gemstone' AND search_entries.id = gems.id;--> statement-breakpoint
SELECT add_search_postings(search_entries) FROM search_entries;
