<?php
/**
 * Plugin Name: Aradhana widgets
 * Description: [aradhana widget="pujas" limit="3" label="Upcoming pujas"] puts a widget into a post or a page.
 * Version: 1.0.0
 */

defined( 'ABSPATH' ) || exit;

const ARADHANA_SHOP    = 'http://127.0.0.1:4300';
const ARADHANA_PARTNER = '3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93';

add_shortcode(
	'aradhana',
	function ( $given ) {
		// Only pages with a widget load the script.
		wp_enqueue_script( 'aradhana', ARADHANA_SHOP . '/embed/v1.js', array(), null, array( 'strategy' => 'async' ) );
		$attributes = array( 'partner-id' => ARADHANA_PARTNER );
		foreach ( array( 'widget', 'item', 'mode', 'label', 'height', 'limit', 'layout', 'background', 'deity', 'temple', 'purpose', 'lang' ) as $name ) {
			if ( isset( $given[ $name ] ) ) {
				$attributes[ $name ] = $given[ $name ];
			}
		}
		$html = '';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return sprintf(
			'<aradhana-widget%s><a href="%s">%s</a></aradhana-widget>',
			$html,
			esc_url( ARADHANA_SHOP . '/online-puja' ),
			esc_html( $given['label'] ?? 'Book a puja' )
		);
	}
);
