CREATE TABLE "desk_announcements" (
	"tenant_id" integer NOT NULL,
	"subject" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "desk_announcements_tenant_id_subject_pk" PRIMARY KEY("tenant_id","subject")
);
--> statement-breakpoint
ALTER TABLE "desk_announcements" ADD CONSTRAINT "desk_announcements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;