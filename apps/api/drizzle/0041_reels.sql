CREATE TABLE "reel_likes" (
	"reel_slug" text NOT NULL,
	"session_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reel_likes_reel_slug_session_hash_pk" PRIMARY KEY("reel_slug","session_hash")
);
--> statement-breakpoint
CREATE TABLE "reel_reports" (
	"reel_slug" text NOT NULL,
	"session_hash" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reel_reports_reel_slug_session_hash_pk" PRIMARY KEY("reel_slug","session_hash")
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"alt" jsonb NOT NULL,
	"film" text NOT NULL,
	"start_seconds" integer DEFAULT 0 NOT NULL,
	"duration_seconds" integer NOT NULL,
	"link" jsonb,
	"likes" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reel_likes" ADD CONSTRAINT "reel_likes_reel_slug_reels_slug_fk" FOREIGN KEY ("reel_slug") REFERENCES "public"."reels"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_reports" ADD CONSTRAINT "reel_reports_reel_slug_reels_slug_fk" FOREIGN KEY ("reel_slug") REFERENCES "public"."reels"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reels_newest_idx" ON "reels" USING btree ("published_at" DESC NULLS FIRST,"slug");