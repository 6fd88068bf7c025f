CREATE TABLE "opening_alerts" (
	"item_type" text NOT NULL,
	"series_slug" text NOT NULL,
	"channel" text NOT NULL,
	"phone_index" text NOT NULL,
	"phone_sealed" text,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "opening_alerts_phone_index_item_type_series_slug_channel_pk" PRIMARY KEY("phone_index","item_type","series_slug","channel")
);
--> statement-breakpoint
CREATE INDEX "opening_alerts_due_idx" ON "opening_alerts" USING btree ("item_type","series_slug","due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "opening_alerts_requested_idx" ON "opening_alerts" USING btree ("requested_at");