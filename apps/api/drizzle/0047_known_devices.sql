CREATE TABLE "known_devices" (
	"phone_index" text NOT NULL,
	"session_index" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_phone_index_session_index_pk" PRIMARY KEY("phone_index","session_index")
);
--> statement-breakpoint
CREATE INDEX "known_devices_time_idx" ON "known_devices" USING btree ("signed_in_at");
