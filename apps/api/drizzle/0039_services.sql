CREATE TABLE "service_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"due_minutes" integer NOT NULL,
	"policy" jsonb NOT NULL,
	"sac" text NOT NULL,
	"gst_pct" integer NOT NULL,
	"extras" text[] NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_packages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
DROP INDEX "refunds_mistake";--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "details_sealed" text;--> statement-breakpoint
CREATE INDEX "service_packages_type_idx" ON "service_packages" USING btree ("type","position");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_mistake" ON "refunds" USING btree ("gateway","gateway_payment_id") WHERE reason in ('second_payment', 'too_late', 'not_made');