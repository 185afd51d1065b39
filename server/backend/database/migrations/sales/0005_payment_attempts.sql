CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"idempotency_key" text,
	"cart_id" integer NOT NULL,
	"cart_version" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"approval_hash" text,
	"approval_id" text DEFAULT '' NOT NULL,
	"payment_reference" text,
	"taken" integer,
	"language" text NOT NULL,
	"payment_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order_id" integer,
	"lease_until" timestamp with time zone,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_key" ON "payment_attempts" USING btree ("session_id","idempotency_key") WHERE state in ('started', 'authorised', 'ordered', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_approval" ON "payment_attempts" USING btree ("tenant_id","method","approval_hash") WHERE state <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("tenant_id","method","payment_reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_check" ON "payment_attempts" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_cart" ON "payment_attempts" USING btree ("cart_id");--> statement-breakpoint
-- Where one payment stood on several orders, the first keeps it and staff look at the others.
UPDATE "orders" SET "payment_reference" = "payment_reference" || '#' || "orders"."id", "status" = 'review', "is_suspicious" = true
FROM (
	SELECT "id", row_number() OVER (PARTITION BY "tenant_id", "payment_method", "payment_reference" ORDER BY "id") AS "place"
	FROM "orders" WHERE "payment_reference" <> ''
) AS "numbered"
WHERE "numbered"."id" = "orders"."id" AND "numbered"."place" > 1;--> statement-breakpoint
-- Orders from before attempts were stored get theirs: a notification finds the order by it, and no approval pays twice.
INSERT INTO "payment_attempts" ("tenant_id", "session_id", "idempotency_key", "cart_id", "cart_version", "amount", "currency", "method", "state", "reference", "payment_reference", "taken", "language", "order_id", "check_at", "started_at", "updated_at")
SELECT "o"."tenant_id", "o"."session_id", "o"."idempotency_key", 0, '', "o"."grand_total", "o"."currency", "o"."payment_method",
	CASE WHEN "o"."payment_reference" <> '' THEN 'ordered' ELSE 'started' END,
	"t"."code" || '-' || "o"."session_id" || '-' || "o"."idempotency_key",
	nullif("o"."payment_reference", ''), CASE WHEN "o"."payment_reference" <> '' THEN "o"."grand_total" END, "t"."language", "o"."id",
	CASE WHEN "o"."payment_reference" = '' THEN now() END, "o"."placed_at", "o"."placed_at"
FROM "orders" AS "o" JOIN "tenants" AS "t" ON "t"."id" = "o"."tenant_id"
WHERE "o"."payment_reference" <> '' OR "o"."status" = 'pending_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment" ON "orders" USING btree ("tenant_id","payment_method","payment_reference") WHERE payment_reference <> '';