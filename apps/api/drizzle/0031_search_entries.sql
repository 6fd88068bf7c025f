CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"temple_id" text,
	"deity_slugs" text[],
	"purpose_slugs" text[],
	"is_vip" boolean,
	CONSTRAINT "search_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
DROP INDEX "articles_search_idx";--> statement-breakpoint
DROP INDEX "chadhaava_series_search_idx";--> statement-breakpoint
DROP INDEX "gems_search_idx";--> statement-breakpoint
DROP INDEX "products_search_idx";--> statement-breakpoint
DROP INDEX "puja_series_search_idx";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_by" text;--> statement-breakpoint
CREATE INDEX "search_entries_pooja_idx" ON "search_entries" USING gin ("words") WHERE kind = 'pooja';--> statement-breakpoint
CREATE INDEX "search_entries_chadhaava_idx" ON "search_entries" USING gin ("words") WHERE kind = 'chadhaava';--> statement-breakpoint
CREATE INDEX "search_entries_abhimantrit_idx" ON "search_entries" USING gin ("words") WHERE kind = 'abhimantrit';--> statement-breakpoint
CREATE INDEX "search_entries_gemstone_idx" ON "search_entries" USING gin ("words") WHERE kind = 'gemstone';--> statement-breakpoint
CREATE INDEX "search_entries_article_idx" ON "search_entries" USING gin ("words") WHERE kind = 'article';--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "chadhaava_series" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "gems" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "puja_series" DROP COLUMN "search_vector";
--> statement-breakpoint
CREATE FUNCTION add_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
-- Arguments: the kind of the entry, and the column of its id. Columns of the same name are copied.
DECLARE
	entry search_entries;
BEGIN
	IF TG_OP = 'DELETE' OR NEW.withdrawn_at IS NOT NULL THEN
		DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND id = to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1];
		RETURN NULL;
	END IF;
	entry := jsonb_populate_record(NULL::search_entries, jsonb_build_object('popularity', 0) || to_jsonb(NEW));
	entry.kind := TG_ARGV[0];
	entry.id := to_jsonb(NEW) ->> TG_ARGV[1];
	entry.words := setweight(to_tsvector('simple', NEW.title_words), 'A') || to_tsvector('simple', NEW.search_words);
	INSERT INTO search_entries SELECT entry.*
		ON CONFLICT (kind, id) DO UPDATE SET words = excluded.words, popularity = excluded.popularity, temple_id = excluded.temple_id,
			deity_slugs = excluded.deity_slugs, purpose_slugs = excluded.purpose_slugs, is_vip = excluded.is_vip;
	INSERT INTO search_words (kind, word) SELECT entry.kind, word FROM unnest(tsvector_to_array(entry.words)) AS word ORDER BY word
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "puja_series_search" AFTER INSERT OR DELETE OR UPDATE OF title_words, search_words, withdrawn_at, popularity, temple_id, deity_slugs, purpose_slugs, is_vip ON "puja_series" FOR EACH ROW EXECUTE FUNCTION add_to_search('pooja', 'slug');--> statement-breakpoint
INSERT INTO search_entries (kind, id, words, popularity, temple_id, deity_slugs, purpose_slugs, is_vip) SELECT 'pooja', slug, setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words), popularity, temple_id, deity_slugs, purpose_slugs, is_vip FROM "puja_series" WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE TRIGGER "chadhaava_series_search" AFTER INSERT OR DELETE OR UPDATE OF title_words, search_words, withdrawn_at, popularity, temple_id, deity_slugs, purpose_slugs ON "chadhaava_series" FOR EACH ROW EXECUTE FUNCTION add_to_search('chadhaava', 'slug');--> statement-breakpoint
INSERT INTO search_entries (kind, id, words, popularity, temple_id, deity_slugs, purpose_slugs) SELECT 'chadhaava', slug, setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words), popularity, temple_id, deity_slugs, purpose_slugs FROM "chadhaava_series" WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE TRIGGER "products_search" AFTER INSERT OR DELETE OR UPDATE OF title_words, search_words, withdrawn_at ON "products" FOR EACH ROW EXECUTE FUNCTION add_to_search('abhimantrit', 'id');--> statement-breakpoint
INSERT INTO search_entries (kind, id, words) SELECT 'abhimantrit', id, setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words) FROM "products" WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE TRIGGER "gems_search" AFTER INSERT OR DELETE OR UPDATE OF title_words, search_words, withdrawn_at ON "gems" FOR EACH ROW EXECUTE FUNCTION add_to_search('gemstone', 'id');--> statement-breakpoint
INSERT INTO search_entries (kind, id, words) SELECT 'gemstone', id, setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words) FROM "gems" WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE TRIGGER "articles_search" AFTER INSERT OR DELETE OR UPDATE OF title_words, search_words, withdrawn_at ON "articles" FOR EACH ROW EXECUTE FUNCTION add_to_search('article', 'slug');--> statement-breakpoint
INSERT INTO search_entries (kind, id, words) SELECT 'article', slug, setweight(to_tsvector('simple', title_words), 'A') || to_tsvector('simple', search_words) FROM "articles" WHERE withdrawn_at IS NULL;--> statement-breakpoint
INSERT INTO search_words (kind, word) SELECT DISTINCT kind, unnest(tsvector_to_array(words)) FROM search_entries;
