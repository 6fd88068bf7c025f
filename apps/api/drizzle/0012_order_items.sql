CREATE TABLE "fulfilments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"address_sealed" text,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"offer_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"slug" text NOT NULL,
	"policy" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	"qty" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"holds_place" boolean NOT NULL,
	CONSTRAINT "order_items_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_amount" CHECK (qty >= 1 and amount = qty * unit_price)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_are_for_one_rite";--> statement-breakpoint
DROP INDEX "orders_address_idx";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "order_item_id" text;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfilments_order_idx" ON "fulfilments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fulfilments_item_idx" ON "fulfilments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "fulfilments_cutoff_idx" ON "fulfilments" USING btree ("cutoff_at") WHERE state = 'sankalp_received';--> statement-breakpoint
CREATE INDEX "fulfilments_address_idx" ON "fulfilments" USING btree ("ends_at") WHERE address_sealed is not null;--> statement-breakpoint
CREATE INDEX "order_items_offer_idx" ON "order_items" USING btree ("kind","offer_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- An order of before has one item, and that one fulfilment.
INSERT INTO "order_items" ("id", "order_id", "position", "kind", "offer_id", "title", "slug", "policy", "snapshot", "qty", "unit_price", "amount", "tax", "holds_place")
SELECT
	'oi_' || substr(id, 5), id, 0, type, coalesce(pooja_id, chadhaava_id), title, slug, policy,
	jsonb_build_object(
		'temple', temple,
		'maxDevotees', max_devotees,
		'bookableUntil', to_char(cutoff_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'videoEtaHours', video_eta_hours,
		'prasadEtaDays', prasad_eta_days
	) || CASE WHEN type = 'pooja'
		THEN jsonb_build_object('packageId', package_id, 'packageName', package_name, 'isVip', is_vip)
		ELSE '{}'::jsonb END,
	1, grand, grand, (totals->>'tax')::bigint, holds_seat
FROM "orders";--> statement-breakpoint
INSERT INTO "fulfilments" ("id", "order_id", "item_id", "kind", "state", "starts_at", "ends_at", "cutoff_at", "address_sealed", "evidence")
SELECT
	'ff_' || substr(id, 5), id, 'oi_' || substr(id, 5), 'ritual', state, muhurat_start_at, muhurat_end_at, sankalp_cutoff_at, address_sealed,
	coalesce((
		SELECT jsonb_agg(jsonb_build_object('state', event.state, 'url', event.evidence_url) ORDER BY event.id)
		FROM "order_events" AS event
		WHERE event.order_id = orders.id AND event.evidence_url IS NOT NULL
	), '[]'::jsonb)
FROM "orders";--> statement-breakpoint
UPDATE "order_lines" SET "order_item_id" = 'oi_' || substr(order_id, 5);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "order_item_id" SET NOT NULL;--> statement-breakpoint
UPDATE "quotes" SET "wanted" = wanted || jsonb_build_object('type', CASE WHEN jsonb_exists(wanted, 'chadhaavaId') THEN 'chadhaava' ELSE 'pooja' END);--> statement-breakpoint
ALTER TABLE "order_events" DROP COLUMN "evidence_url";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "address_sealed";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "pooja_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "package_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "chadhaava_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "slug";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "temple";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "package_name";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "is_vip";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "max_devotees";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "muhurat_start_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "muhurat_end_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cutoff_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "sankalp_cutoff_at";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "video_eta_hours";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "prasad_eta_days";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "policy";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "holds_seat";