-- Stops here on a database that is not encoded in UTF-8, instead of at the first order.
SELECT normalize('', NFD);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
-- Folds a text as foldText folds a search (contract/searchWords.ts).
CREATE FUNCTION "fold_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(regexp_replace(normalize("text", NFD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670.]', '', 'g'))
$$;--> statement-breakpoint
-- What a caller can tell of an order. Numbers are also without punctuation.
CREATE FUNCTION "order_search_text"("placed" "orders") RETURNS text LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
	SELECT fold_text(concat_ws(' ',
		placed.increment_id,
		replace(placed.increment_id, '-', ''),
		placed.email,
		placed.payment_reference,
		(SELECT string_agg(concat_ws(' ',
			address->>'firstname',
			address->>'lastname',
			address->>'company',
			address->>'street',
			address->>'city',
			address->>'region',
			address->>'postcode',
			regexp_replace(address->>'telephone', '\D', '', 'g')), ' ')
			FROM unnest(ARRAY[placed.billing_address, placed.shipping_address]) AS address),
		(SELECT string_agg(concat_ws(' ', name, sku, model_number), ' ') FROM order_items WHERE order_id = placed.id),
		(SELECT string_agg(reference, ' ') FROM payment_attempts WHERE order_id = placed.id)
	))
$$;--> statement-breakpoint
UPDATE "orders" SET "search_text" = order_search_text("orders");--> statement-breakpoint
CREATE FUNCTION "set_order_search_text"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	NEW.search_text := order_search_text(NEW);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_search_text"
	BEFORE INSERT OR UPDATE OF "increment_id", "email", "payment_reference", "billing_address", "shipping_address" ON "orders"
	FOR EACH ROW EXECUTE FUNCTION set_order_search_text();--> statement-breakpoint
CREATE FUNCTION "add_items_to_search_text"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE orders SET search_text = order_search_text(orders) WHERE id IN (SELECT order_id FROM placed);
	RETURN NULL;
END $$;--> statement-breakpoint
-- The name and the numbers of an item never change.
CREATE TRIGGER "order_items_search_text" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS placed
	FOR EACH STATEMENT EXECUTE FUNCTION add_items_to_search_text();--> statement-breakpoint
CREATE FUNCTION "add_attempt_to_search_text"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE orders SET search_text = order_search_text(orders) WHERE id = NEW.order_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_attempts_search_text" AFTER INSERT OR UPDATE OF "order_id", "reference" ON "payment_attempts"
	FOR EACH ROW WHEN (NEW."order_id" IS NOT NULL) EXECUTE FUNCTION add_attempt_to_search_text();--> statement-breakpoint
-- A PostgreSQL without this extension, or without the right to create it, searches every order: slower, with the same result.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN undefined_file OR undefined_object OR insufficient_privilege OR feature_not_supported THEN
	RAISE WARNING 'The search of orders has no index: %', SQLERRM;
END $$;
