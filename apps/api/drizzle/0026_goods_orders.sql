ALTER TABLE "fulfilments" ADD COLUMN "energised_for_sealed" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "pieces" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pays_on_delivery" boolean DEFAULT false NOT NULL;