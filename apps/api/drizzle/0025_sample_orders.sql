CREATE TABLE "sample_orders" (
	"number" text PRIMARY KEY NOT NULL,
	"series_slug" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_orders" ADD CONSTRAINT "sample_orders_series_slug_puja_series_slug_fk" FOREIGN KEY ("series_slug") REFERENCES "public"."puja_series"("slug") ON DELETE no action ON UPDATE no action;