CREATE TABLE "astrologers" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"gender" text NOT NULL,
	"image" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"education" jsonb NOT NULL,
	"skills" text[] NOT NULL,
	"topics" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"practising_since" integer NOT NULL,
	"modes" text[] NOT NULL,
	"session_prices" jsonb NOT NULL,
	"tz" text NOT NULL,
	"slot_minutes" integer NOT NULL,
	"identity_at" timestamp with time zone,
	"skill_at" timestamp with time zone,
	"search_words" text NOT NULL,
	"is_available" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "astrologers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "astrologer_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"astrologer_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"booking_id" text,
	CONSTRAINT "astrologer_slots_once" UNIQUE("astrologer_id","start_at"),
	CONSTRAINT "astrologer_slots_holder" CHECK ((state in ('held', 'booked')) = (booking_id is not null))
);
--> statement-breakpoint
CREATE TABLE "astrologer_hours" (
	"astrologer_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "astrologer_hours_once" UNIQUE("astrologer_id","weekday","from_minute"),
	CONSTRAINT "astrologer_hours_order" CHECK (weekday between 0 and 6 and 0 <= from_minute and from_minute < to_minute and to_minute <= 1440)
);
--> statement-breakpoint
CREATE TABLE "consultation_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"astrologer_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"mode" text NOT NULL,
	"minutes" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"order_id" text,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"language" text NOT NULL,
	"topic" text,
	"details_sealed" text,
	"reschedules" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone,
	"billed_ms" bigint DEFAULT 0 NOT NULL,
	"customer_seen_at" timestamp with time zone,
	"astrologer_seen_at" timestamp with time zone,
	"active_at" timestamp with time zone,
	"customer_joined_at" timestamp with time zone,
	"astrologer_joined_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"summary_sealed" text,
	"notes_sealed" text,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"stars" integer,
	"review_sealed" text,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_bookings_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "astrologer_slots" ADD CONSTRAINT "astrologer_slots_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "astrologer_hours" ADD CONSTRAINT "astrologer_hours_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "astrologer_slots_held_idx" ON "astrologer_slots" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "consultation_bookings_customer_idx" ON "consultation_bookings" USING btree ("customer_id","start_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultation_bookings_astrologer_idx" ON "consultation_bookings" USING btree ("astrologer_id","start_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultation_bookings_order_idx" ON "consultation_bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_open_idx" ON "consultation_bookings" USING btree ("start_at") WHERE state in ('confirmed', 'live');--> statement-breakpoint
CREATE INDEX "consultation_bookings_held_idx" ON "consultation_bookings" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "consultation_bookings_reviews_idx" ON "consultation_bookings" USING btree ("astrologer_id") WHERE stars is not null;