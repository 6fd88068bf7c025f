ALTER TABLE "sankalps" DROP CONSTRAINT "sankalps_orderId_unique";--> statement-breakpoint
ALTER TABLE "sankalps" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "sankalps" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The names of an order were those of its first ritual, and of all others in it.
UPDATE "sankalps" SET
	"item_id" = (
		SELECT item.id FROM "order_items" AS item
		WHERE item.order_id = sankalps.order_id AND item.kind IN ('pooja', 'chadhaava')
		ORDER BY item.position LIMIT 1
	),
	"is_shared" = (
		SELECT count(*) > 1 FROM "order_items" AS item
		WHERE item.order_id = sankalps.order_id AND item.kind IN ('pooja', 'chadhaava')
	);--> statement-breakpoint
ALTER TABLE "sankalps" ALTER COLUMN "item_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sankalps" ADD CONSTRAINT "sankalps_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sankalps_order_idx" ON "sankalps" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "sankalps" ADD CONSTRAINT "sankalps_itemId_unique" UNIQUE("item_id");
