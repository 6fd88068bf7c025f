ALTER TABLE "reviews" ADD COLUMN "order_item_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "removal" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_orderItemId_unique" UNIQUE("order_item_id");